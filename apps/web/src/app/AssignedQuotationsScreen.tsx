import { canReassign } from '@sereno/domain/access';
import { REGISTER, type RegisterRow } from '@sereno/domain/register';
import { ButtonLink } from '@sereno/ui/foundation';
import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useRegisterCalls } from '../features/registers/registerQueries.ts';
import { RegisterPage } from '../features/registers/RegisterPage.tsx';
import { funeralTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import type { Command } from '../platform/commands/command.ts';
import { forUser } from '../platform/forUser.ts';
import { paths } from '../platform/paths.ts';
import { type Handover, Reassignment } from '../platform/Reassignment.tsx';

/** Hands a quotation to another adviser (UND-13). */
const quotationReassignment: Command<
  Handover,
  object,
  'funeral.changed' | 'funeral.failed' | 'funeral.gone' | 'funeral.unanswered'
> = {
  call: ({ quotation }, { id, ...change }) => quotation.reassignQuotation(id, change),
  invalidates: [['quotations']],
  texts: {
    refused: 'funeral.failed',
    failed: 'funeral.failed',
    unanswered: 'funeral.unanswered',
    statuses: { 404: 'funeral.gone', 409: 'funeral.changed' },
  },
};

/** Leads from the detail of a quotation, with who had it before, to the quotation itself. */
function QuotationLink({ row: { id } }: { row: RegisterRow }) {
  const { t } = useText(funeralTexts);
  const href = paths.quotation(id);
  return (
    <Link href={href} asChild>
      <ButtonLink variant="primary" href={href}>
        {t('funeral.open')}
      </ButtonLink>
    </Link>
  );
}

/** `/funeralnet/quotes-assigned`: a row opens its history, its number the quotation; roles 4 and lower hand it to somebody else (UND-13, CAR-09). */
export const AssignedQuotationsScreen = forUser(({ user }) => {
  const { t } = useText(funeralTexts);
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<RegisterRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const mayReassign = canReassign(user);
  const register = REGISTER['assigned-quotations'];
  const calls = useRegisterCalls();

  /** Asks for the list again, and for the version that the next try is made upon. */
  async function refresh(): Promise<void> {
    await queries.invalidateQueries({ queryKey: ['register', register.id] });
    const row = chosen && (await calls.registerRow(register, chosen.id));
    if (row !== null) setChosen(row);
  }

  const slots = useMemo(
    () => ({
      href: ({ id }: RegisterRow) => paths.quotation(id),
      RowActions: QuotationLink,
      ...(mayReassign && {
        rowButtons: (row: RegisterRow) => [
          {
            id: 'reassign',
            label: t('funeral.reassign'),
            icon: <UsersRound />,
            onPress: () => {
              setChosen(row);
              setRound((before) => before + 1);
              setOpen(true);
            },
          },
        ],
      }),
    }),
    [mayReassign, t],
  );

  return (
    <>
      <RegisterPage slots={slots} />
      {chosen !== null && (
        <Reassignment
          key={round}
          upon={chosen}
          name={String(chosen.values['prospect'] ?? '')}
          open={isOpen}
          onClose={() => setOpen(false)}
          refresh={refresh}
          command={quotationReassignment}
          t={t}
          done={(adviser) => t('funeral.reassigned', { adviser })}
        />
      )}
    </>
  );
});
