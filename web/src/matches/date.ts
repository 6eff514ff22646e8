const DAY = 24 * 60 * 60 * 1000;

/** When a match ended, as people say it: "Today, 14:20", "Sunday, 9:05", "3 Nov 2026, 14:20". */
export function sayWhen(moment: number, now: number, place: string): string {
  const time = new Intl.DateTimeFormat(place, { timeStyle: "short" }).format(moment);
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  return `${capital(dayOf(moment, days, place), place)}, ${time}`;
}

function dayOf(moment: number, days: number, place: string): string {
  if (days < 0 || days > 6) {
    return new Intl.DateTimeFormat(place, { dateStyle: "medium" }).format(moment);
  }
  if (days > 1) return new Intl.DateTimeFormat(place, { weekday: "long" }).format(moment);
  return new Intl.RelativeTimeFormat(place, { numeric: "auto" }).format(-days, "day");
}

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

const capital = (text: string, place: string): string =>
  text.slice(0, 1).toLocaleUpperCase(place) + text.slice(1);
