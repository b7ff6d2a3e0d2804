const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The forms of a gap, and where one is "five o'clock", "5 o'clock" and "5:00" as well. */
export function withClockTimes(forms: readonly string[]): string[] {
  const inFigures = forms.flatMap((form) => {
    const hour = hours.indexOf(/^(\w+) o'clock$/.exec(form)?.[1] ?? "") + 1;
    return hour > 0 ? [`${hour} o'clock`, `${hour}:00`] : [];
  });
  return [...new Set([...forms, ...inFigures])];
}
