import type { RegisterRow } from '@sereno/domain/register';
import { Button, ButtonLink } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Phone } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { contractTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { ContractParts, useContract } from './contract/ContractParts.tsx';
import { NewActivityContext } from './newActivity.ts';
import { Actions } from './Registers.styles.ts';

/** Somebody who owes: a call, the next activity, and the payments of the contract. */
export function DefaulterParts({ row }: { row: RegisterRow }) {
  const { t } = useText(contractTexts);
  const { prospect: calls } = useCalls();
  const { phone } = row.values;
  const prospectId = useContract(row.id).data?.prospectId ?? null;
  const { data: prospect } = useQuery({
    queryKey: ['prospects', 'one', prospectId],
    queryFn: ({ signal }) => calls.prospect(prospectId ?? 0, signal),
    enabled: prospectId !== null,
  });
  const newActivity = use(NewActivityContext);
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <Actions>
        {typeof phone === 'string' && (
          <ButtonLink variant="primary" href={`tel:${phone}`} startIcon={<Phone />}>
            {t('contract.call')}
          </ButtonLink>
        )}
        {prospect && (
          <>
            <Button startIcon={<CalendarPlus />} onClick={() => setPlanning(true)}>
              {t('contract.plan')}
            </Button>
            <Suspense fallback={null}>
              {newActivity({
                prospect: {
                  id: prospect.id,
                  name: String(row.values['prospect'] ?? ''),
                  detail: null,
                  adviserName: prospect.adviserName,
                  hasEmail: prospect.hasEmail,
                  hasPhone: prospect.hasPhone,
                  hasAddress: prospect.hasAddress,
                },
                open: isPlanning,
                onClose: () => setPlanning(false),
              })}
            </Suspense>
          </>
        )}
      </Actions>
      <ContractParts row={row} />
    </>
  );
}
