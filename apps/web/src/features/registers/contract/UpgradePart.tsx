import { formatCents } from '@sereno/domain/money';
import { Button } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { upgradeTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { paths } from '../../../platform/paths.ts';
import { useContractCalls } from './beneficiaryCalls.ts';
import { Amounts, More } from './ContractParts.styles.ts';
import { Heading } from '../Registers.styles.ts';
import { offerQuery } from './upgradeCalls.ts';

/** The dialog is lazy: few contracts are upgraded. */
const Editor = lazyComponent(() => import('./contractDialogs.ts').then((module) => module.UpgradeEditor));

/** The upgrades of a contract, and the way to the next one; of an upgrade, the contract that it upgrades. Nothing until they are known. */
export function UpgradePart({ contractId }: { contractId: number }) {
  const { t } = useText(upgradeTexts);
  const calls = useContractCalls();
  const { data: offer } = useQuery(offerQuery(calls, contractId));
  const [isOpen, setOpen] = useState(false);
  if (!offer) return null;
  const isUpgrade = offer.contractId !== contractId;
  const canUpgrade = offer.isOpen && offer.plans.length > 0;
  if (!isUpgrade && !canUpgrade && offer.made.length === 0) return null;
  const close = (): void => setOpen(false);
  return (
    <section>
      <Heading>{t('upgrade.title')}</Heading>
      {isUpgrade && (
        <Link href={paths.contract(offer.contractNumber)}>{t('upgrade.isOf', { number: offer.contractNumber })}</Link>
      )}
      {!isUpgrade && offer.made.length > 0 && (
        <Amounts>
          {offer.made.map(({ id, number, plan, amount }) => (
            <li key={id}>
              <span>
                {plan}
                <small>
                  <Link href={paths.contract(number)}>{number}</Link>
                </small>
              </span>
              <b>{formatCents(amount)}</b>
            </li>
          ))}
        </Amounts>
      )}
      {canUpgrade && (
        <More>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('upgrade.open')}
          </Button>
        </More>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Editor offer={offer} onDone={close} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
