import { expect, test } from "vitest";
import { climb, placeRungs, Road, shareOf, TALL, WIDE } from "./road.ts";

const LEVELS = ["random", "beginner", "casual", "careful", "sharp", "master"];
const BY_PLAYERS = {
  two: [1.6, 13.4, 21.6, 32, 38.1, 47.2],
  three: [1.8, 18.8, 22, 28.6, 36.5, 39.5],
  five: [12, 17, 22.5, 29.8, 35.7, 36.3],
};
const rungs = (skills: readonly number[]) =>
  skills.map((skill, index) => ({
    level: LEVELS[index] ?? "",
    rating: { skill, unsure: 1 },
    played: 0,
    won: 0,
    chance: 0.5,
    win: 1,
    loss: -1,
  }));

for (const [players, skills] of Object.entries(BY_PLAYERS)) {
  for (const shape of [WIDE, TALL]) {
    test(`${players} players: no two faces overlap on a road ${shape.width} wide`, () => {
      const road = new Road(shape);
      for (let skill = -2; skill < 52; skill += 1.5) {
        const { stations, pin } = climb(road, rungs(skills), { skill, unsure: 2 });
        const faces = [...stations.map(({ spot }) => spot), pin];
        for (const [index, one] of faces.entries()) {
          for (const other of faces.slice(index + 1)) {
            const apart = Math.hypot(one.x - other.x, one.y - other.y);
            expect(apart, `${skill}: ${JSON.stringify([one, other])}`).toBeGreaterThan(
              2 * shape.face - 2,
            );
          }
        }
        for (const { x, y } of faces) {
          expect([x > 0, x < shape.width, y > 0, y < shape.height]).not.toContain(false);
        }
      }
    });
  }
}

test("who is better is further along the road", () => {
  const skills = BY_PLAYERS.three;
  const shares = placeRungs(skills, 0.1);
  let before = 0;
  for (let skill = -20; skill < 80; skill += 0.5) {
    const share = shareOf(skill, skills, shares);
    expect(share).toBeGreaterThan(before);
    expect(share).toBeLessThan(1);
    before = share;
  }
  expect(skills.map((skill) => shareOf(skill, skills, shares))).toEqual(
    shares.map((share) => expect.closeTo(share, 9)),
  );
});

test("a single rung stands in the middle", () => {
  expect(placeRungs([20], 0.1)).toEqual([expect.closeTo(0.495)]);
});
