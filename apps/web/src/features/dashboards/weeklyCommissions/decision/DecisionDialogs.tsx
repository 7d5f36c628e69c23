import type { CataloguedWeek } from '@sereno/domain/week';
import { ConfirmDialog } from '@sereno/ui/foundation';
import { Suspense, useEffect, useState } from 'react';
import { commissionsTexts } from '../../../../i18n/areas.ts';
import { useText } from '../../../../i18n/index.tsx';
import { lazyComponent } from '@sereno/ui/lazy';
import { usePlatform } from '../../../../platform/PlatformProvider.tsx';
import { Region } from '../../../../platform/Region.tsx';
import { whenIdle } from '../../../../platform/whenIdle.ts';
import type { DecisionState } from './useDecision.ts';
import { useWayBack } from './useWayBack.ts';

const SignWeek = lazyComponent(() => import('./SignWeek.tsx').then((module) => module.SignWeek));
const ReconcileWeek = lazyComponent(() => import('./ReconcileWeek.tsx').then((module) => module.ReconcileWeek));

export type DecisionDialogsProps = {
  state: DecisionState;
  catalogue: readonly CataloguedWeek[];
};

/**
 * The dialog that is open; once closed it stays, out of sight, so that what was drawn in it is there when the same rows are signed after
 * all. Their code is fetched once somebody may decide and the browser has nothing else to do.
 */
export function DecisionDialogs({ state, catalogue }: DecisionDialogsProps) {
  const { t } = useText(commissionsTexts);
  const { config } = usePlatform();
  const { canDecide, open, saving, close, send } = state;
  useEffect(() => {
    if (!canDecide) return undefined;
    return whenIdle(() => {
      // One that does not come now is fetched when it is opened, and says so if that fails.
      void SignWeek.preload();
      void ReconcileWeek.preload();
    });
  }, [canDecide]);
  const [isRequested, setRequested] = useState(false);
  const leave = useWayBack({
    isOpen: open !== null,
    isSending: saving,
    onBack: close,
    onAway: () => setRequested(true),
  });
  if (isRequested && !saving) setRequested(false);
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  if (last === null) return null;
  const problem = state.problem && t(`commissions.outcome.${state.problem}`);
  // Other rows need another signature: what was drawn belongs to those before.
  const key = last.decided.fingerprint;
  return (
    <Region resetKey={key}>
      <Suspense fallback={null}>
        {last.kind === 'accept' ? (
          <SignWeek
            key={key}
            open={open !== null}
            decided={last.decided}
            lines={last.lines}
            catalogue={catalogue}
            busy={saving}
            problem={problem}
            onOpenChange={close}
            onAccept={(signature) => send({ kind: 'accept', signature, fingerprint: last.decided.fingerprint })}
          />
        ) : (
          <ReconcileWeek
            key={key}
            open={open !== null}
            // What the server does not take is not asked for.
            lines={config.commissions.decisionDetails ? last.lines : noLines}
            busy={saving}
            problem={problem}
            onOpenChange={close}
            onConfirm={(reasons) => send({ kind: 'reconcile', reasons })}
          />
        )}
        <ConfirmDialog
          open={isRequested}
          onOpenChange={setRequested}
          title={t('commissions.leave.title')}
          description={t('commissions.leave.text')}
          confirmLabel={t('commissions.leave.leave')}
          cancelLabel={t('commissions.leave.stay')}
          onConfirm={leave}
        />
      </Suspense>
    </Region>
  );
}

const noLines: readonly never[] = [];
