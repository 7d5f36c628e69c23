import type { RegisterRow } from '@sereno/domain/register';
import { ButtonLink } from '@sereno/ui/foundation';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';

/** Leads from a reservation to its day on the board, where it can be moved and cancelled; a cancelled one is there no more. */
export function ReservationLink({ row: { id, values } }: { row: RegisterRow }) {
  const { t } = useText(registerTexts);
  const sheet = values['status'] === 'booked' ? `&reservation=${id}` : '';
  const href = `/recordari?day=${String(values['day'])}${sheet}`;
  return (
    <div>
      <Link href={href} asChild>
        <ButtonLink href={href}>{t('register.onBoard')}</ButtonLink>
      </Link>
    </div>
  );
}
