import type { ProspectChoice } from '@sereno/domain/activity';
import type { RegisterRow } from '@sereno/domain/register';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { NewActivityDialog } from '../features/activity/NewActivityDialog.tsx';
import { RegisterPage } from '../features/registers/RegisterPage.tsx';
import { funeralTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useCalls } from '../platform/calls.ts';
import { paths } from '../platform/paths.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { Region } from '../platform/Region.tsx';

/** `/funeralnet/followup-prospects`: a row leads to the prospect, and its button plans the next activity (UND-12). */
export function FollowUpScreen() {
  const { t } = useText(funeralTexts);
  const calls = useCalls();
  const queries = useQueryClient();
  const { toasts } = usePlatform();
  const [prospect, setProspect] = useState<ProspectChoice | null>(null);
  const [isOpen, setOpen] = useState(false);

  const slots = useMemo(() => {
    /** The dialog has to know how the prospect can be reached, which the list does not tell. */
    async function plan({ id, values }: RegisterRow): Promise<void> {
      const found = await calls.prospect.prospect(id).catch(() => null);
      if (found === null) {
        toasts.show({ tone: 'danger', text: t('funeral.notRead') });
        return;
      }
      const { adviserName, hasEmail, hasPhone, hasAddress } = found;
      const name = String(values['name'] ?? '');
      setProspect({ id, name, detail: null, adviserName, hasEmail, hasPhone, hasAddress });
      setOpen(true);
    }
    return {
      href: ({ id }: RegisterRow) => paths.prospectDetail(id),
      rowButtons: (row: RegisterRow) => [
        { id: 'plan', label: t('funeral.plan'), icon: <CalendarPlus />, onPress: () => void plan(row) },
      ],
    };
  }, [calls, t, toasts]);

  return (
    <>
      <RegisterPage slots={slots} />
      <Region>
        {prospect !== null && (
          <Suspense fallback={null}>
            <NewActivityDialog
              prospect={prospect}
              open={isOpen}
              onClose={() => setOpen(false)}
              onChange={() => void queries.invalidateQueries({ queryKey: ['register', 'follow-up'] })}
            />
          </Suspense>
        )}
      </Region>
    </>
  );
}
