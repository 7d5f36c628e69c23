import { isEmail, readPhone } from '@sereno/domain/contact';
import { PHONE_LENGTH, type ProspectForm } from '@sereno/domain/prospect';

/** The fields by which somebody is known. */
export type Contact = Pick<ProspectForm, 'mobilePhone' | 'homePhone' | 'email'>;

/** One question: who is known under either. */
type Ways = { readonly phone: string | null; readonly email: string | null };

/** The ways by which somebody may be known already, one question for each phone; none where nothing can be read. */
export function similarWays({ mobilePhone, homePhone, email }: Contact): readonly Ways[] {
  const phones = [mobilePhone, homePhone].map((text) =>
    text.length > PHONE_LENGTH ? null : (readPhone(text)?.dial ?? null),
  );
  const [first, second] = [...new Set(phones.filter((phone) => phone !== null))];
  const address = isEmail(email.trim()) ? email.trim().toLowerCase() : null;
  return [
    ...(first === undefined && address === null ? [] : [{ phone: first ?? null, email: address }]),
    ...(second === undefined ? [] : [{ phone: second, email: null }]),
  ];
}
