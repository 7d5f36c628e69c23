import { formatPhone } from '@sereno/domain/contact';
import type { TemplateValues } from '@sereno/domain/mail';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../session.ts';

/** What the variables of a template stand for when the signed-in person writes to a prospect. */
export function useMailValues(prospect: string): TemplateValues {
  const user = useAtomValue(sessionAtom)?.user;
  return {
    prospecto: prospect,
    asesor: user === undefined ? '' : user.fullName.trim() || user.name,
    empresa: user?.companyName ?? '',
    telefono: formatPhone(user?.employee.mobile ?? ''),
  };
}
