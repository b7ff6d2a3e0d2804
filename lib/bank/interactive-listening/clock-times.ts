const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The forms of a gap, and where one is "five o'clock", "5 o'clock" and "5:00" as well; where one is "5 p.m.", "five p.m." */
export function withClockTimes(forms: readonly string[]): string[] {
  return [...new Set([...forms, ...forms.flatMap(inFigures), ...forms.flatMap(withHalfOfDay)])];
}

function inFigures(form: string): string[] {
  const hour = hours.indexOf(/^(\w+) o'clock$/.exec(form)?.[1] ?? "") + 1;
  return hour > 0 ? [`${hour} o'clock`, `${hour}:00`] : [];
}

function withHalfOfDay(form: string): string[] {
  const [, hour = "", half = ""] = /^(\d+) ([ap]\.m\.)$/.exec(form) ?? [];
  const word = hours[Number(hour) - 1];
  return word ? [`${word} ${half}`, `${hour}:00 ${half}`] : [];
}
