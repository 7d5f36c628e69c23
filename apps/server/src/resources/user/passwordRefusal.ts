import { validateNewPassword } from '@sereno/domain/session';
import { refusal } from '../../http/envelope.ts';
import { isCommonPassword } from '../../session/commonPassword.ts';

/**
 * Why a password that somebody chooses is not taken: shorter than the company allows, or one of those that are tried first.
 * @param shortest The fewest characters: the setting `auth.minPasswordLength`.
 * @returns null where it is taken.
 */
export async function passwordRefusal(password: string, shortest: number) {
  const [issue] = validateNewPassword({ password, confirmation: password }, shortest);
  if (issue?.code === 'tooShort')
    return refusal(400, `La contraseña debe tener al menos ${shortest} caracteres.`, [
      { field: 'password', code: 'tooShort', limit: shortest },
    ]);
  if (await isCommonPassword(password))
    return refusal(400, 'Es una de las contraseñas más usadas. Elige otra.', [{ field: 'password', code: 'common' }]);
  return null;
}
