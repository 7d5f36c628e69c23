/**
 * A name below the label of its filter, without the label's word: 'Del Valle' for 'Gerencia Del Valle' below 'Gerencia'.
 */
export function nameUnder(label: string, name: string): string {
  return name.startsWith(`${label} `) ? name.slice(label.length + 1) : name;
}
