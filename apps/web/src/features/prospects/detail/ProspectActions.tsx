import type { Prospect } from '@sereno/domain/prospect';
import { Button, ButtonLink } from '@sereno/ui/foundation';
import { CalendarPlus, FileText, Pencil, UserRoundCheck, UserRoundX, UsersRound } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { prospectsTexts } from '../../../i18n/areas.ts';
import { paths } from '../../../platform/paths.ts';
import { Reassignment } from '../../../platform/Reassignment.tsx';
import { Region } from '../../../platform/Region.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import type { ProspectDetailParts } from './ProspectDetailPage.tsx';
import { Actions } from './ProspectDetail.styles.ts';
import { useProspectRefresh } from './prospectQueries.ts';
import { prospectReassignment } from './changeCommands.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** Which of the dialogs is open, and for the question what it asks: another answer of the server does not turn it round. */
type Opened = 'activity' | 'discard' | 'restore' | 'reassign' | null;

/** What can be done with a prospect, and the dialogs in which it is done. */
export function ProspectActions({ prospect, parts }: { prospect: Prospect; parts: ProspectDetailParts }) {
  const { t } = useText(prospectsTexts);
  const refresh = useProspectRefresh(prospect.id);
  const [opened, setOpened] = useState<Opened>(null);
  const [requested, setRequested] = useState<'discard' | 'restore'>('discard');
  const [round, setRound] = useState(0);
  // As it was when the form was opened: what is typed there must not be taken for a change of what somebody else wrote meanwhile.
  const [edited, setEdited] = useState<Prospect | null>(null);
  const edit = useReturnedFocus(edited !== null);
  // An address may ask for the dialog; a reload of the page does not ask again.
  const [path, navigate] = useLocation();
  const isAsked = new URLSearchParams(useSearch()).get('actividad') === 'nueva';
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpened('activity');
  }
  useEffect(() => {
    if (isAsked) navigate(path, { replace: true });
  }, [isAsked, navigate, path]);
  const close = (): void => setOpened(null);
  const { id, firstName, lastName, hasEmail, hasPhone, hasAddress, canEdit, canReassign, discardedAt, adviserName } =
    prospect;
  const name = [firstName, lastName ?? ''].join(' ').trim() || t('prospects.unnamed');
  const choice = useMemo(
    () => ({ id, name, detail: null, adviserName, hasEmail, hasPhone, hasAddress }),
    [id, name, adviserName, hasEmail, hasPhone, hasAddress],
  );
  const quotation = `${paths.quotationAdd}?${new URLSearchParams({ ProspectId: String(id) })}`;
  const ask = discardedAt === null ? 'discard' : 'restore';

  return (
    <>
      <Actions>
        <Button variant="primary" startIcon={<CalendarPlus />} onClick={() => setOpened('activity')}>
          {t('prospectDetail.newActivity')}
        </Button>
        <Link href={quotation} asChild>
          <ButtonLink href={quotation} startIcon={<FileText />}>
            {t('prospectDetail.newQuotation')}
          </ButtonLink>
        </Link>
        {canEdit && (
          <Button ref={edit} startIcon={<Pencil />} onClick={() => setEdited(prospect)}>
            {t('prospectDetail.edit')}
          </Button>
        )}
        {canReassign && (
          <Button
            startIcon={<UsersRound />}
            onClick={() => {
              setRound(round + 1);
              setOpened('reassign');
            }}
          >
            {t('prospectDetail.reassign')}
          </Button>
        )}
        {canEdit && (
          <Button
            startIcon={ask === 'discard' ? <UserRoundX /> : <UserRoundCheck />}
            onClick={() => {
              setRequested(ask);
              setOpened(ask);
            }}
          >
            {t(`prospectDetail.${ask}`)}
          </Button>
        )}
      </Actions>
      <Region>
        {parts.newActivity({
          prospect: choice,
          open: opened === 'activity',
          onClose: close,
          onChange: () => void refresh(),
        })}
      </Region>
      <Region>
        {edited !== null &&
          parts.editor({
            prospect: edited,
            onSaved: () => {
              setEdited(null);
              void refresh();
            },
            onClose: () => setEdited(null),
          })}
      </Region>
      <DiscardQuestion
        prospect={prospect}
        name={name}
        wanted={requested === 'discard'}
        open={opened === 'discard' || opened === 'restore'}
        onClose={close}
        refresh={refresh}
      />
      {canReassign && (
        <Reassignment
          key={round}
          upon={{ id, version: prospect.version }}
          name={name}
          open={opened === 'reassign'}
          onClose={close}
          refresh={refresh}
          command={prospectReassignment}
          t={t}
          done={(adviser) => t('prospectDetail.reassigned', { adviser })}
        />
      )}
    </>
  );
}
