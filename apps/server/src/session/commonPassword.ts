/** So many of the list count, the most used first: later ones are names and words that few people choose. */
const MOST_COMMON = 10_000;

let known: Promise<ReadonlySet<string>> | undefined;

/** Read at the first question, which most days do not bring. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
}

/** Whether the password is one of those that are tried first, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}
