import type { Contract } from '@sereno/domain/contract';
import { balanceOf, paymentsOf, totalOf } from '@sereno/domain/contract';
import { formatScreenDate } from '@sereno/domain/calendar';
import { formatCents, formatDecimal, fromCents } from '@sereno/domain/money';
import { registerById, type RegisterRow } from '@sereno/domain/register';
import type { SessionUser } from '@sereno/domain/session';
import { Button } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { beneficiaryTexts, contractTexts, registerTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useToday } from '../../../platform/clock.ts';
import { forUser } from '../../../platform/forUser.ts';
import { shownData } from '../../../platform/queries.ts';
import { Facts, Paper, PaperPage } from '../../../platform/Record.styles.ts';
import { rowText } from '../registerText.ts';
import { beneficiariesQuery, useContractCalls } from './beneficiaryCalls.ts';
import { More, PaperLines } from './ContractParts.styles.ts';

type ContractSheetProps = { contract: Contract; row: RegisterRow };

/** The button that prints a contract on one page, and that page: while the contract is open, it alone is printed. */
export const ContractSheet = forUser<ContractSheetProps>((props) => {
  const { t } = useText(contractTexts);
  return (
    <>
      <More>
        <Button size="small" onClick={() => window.print()}>
          {t('contract.print')}
        </Button>
      </More>
      {createPortal(
        <>
          <PaperPage />
          <Paper>
            <SheetContent {...props} />
          </Paper>
        </>,
        document.body,
      )}
    </>
  );
});

function SheetContent({ contract, row, user }: ContractSheetProps & { user: SessionUser }) {
  const { t } = useText(contractTexts);
  const { t: named } = useText(registerTexts);
  const { t: ofPeople } = useText(beneficiaryTexts);
  const today = useToday();
  const people =
    shownData(useQuery(beneficiariesQuery(useContractCalls(), contract.id)))?.lists[0]?.beneficiaries ?? [];
  const payments = paymentsOf(contract, contract.receipts, today);
  const { paid, owed, late } = balanceOf(payments);
  const last = payments.at(-1);
  const facts = (registerById('contracts')?.fields ?? []).flatMap((field) => {
    const text = row.values[field.id] === undefined ? '' : rowText(field, row, named);
    return text === '' ? [] : [[named(field.label), text] as const];
  });
  const amounts: readonly (readonly [name: string, text: string])[] = [
    ...contract.items.map(({ name, amount }) => [name, formatCents(amount)] as const),
    ...(contract.discount > 0 ? [[t('contract.discount'), formatCents(-contract.discount)] as const] : []),
    [t('contract.total'), formatCents(totalOf(contract))],
    [t('contract.paid'), formatCents(paid)],
    [t('contract.owed'), formatCents(contract.cancelledOn === null ? owed : 0)],
    ...(late > 0 ? [[t('contract.late'), formatCents(late)] as const] : []),
  ];
  return (
    <>
      <p>
        {user.companyName} · {t('contract.sheet')}
      </p>
      <h1>
        {contract.number} · {contract.prospectName}
      </h1>
      <Facts>
        {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        {last !== undefined && contract.payments > 0 && (
          <>
            <dt>{t('contract.lastPayment')}</dt>
            <dd>{formatScreenDate(last.dueOn)}</dd>
          </>
        )}
      </Facts>
      <h2>{t('contract.items')}</h2>
      <PaperLines>
        {amounts.map(([name, amount], place) => (
          // The same item may stand there twice.
          <li key={place}>
            {name} <b>{amount}</b>
          </li>
        ))}
      </PaperLines>
      {people.length > 0 && (
        <>
          <h2>{ofPeople('beneficiaries.title')}</h2>
          <PaperLines>
            {people.map(({ id, name, relationship, share }) => (
              <li key={id}>
                {name} · {named(`relationship.${relationship}`)}
                <b>{ofPeople('beneficiaries.percent', { share: formatDecimal(fromCents(share), 2) })}</b>
              </li>
            ))}
          </PaperLines>
        </>
      )}
      <p>{t('contract.printedOn', { day: formatScreenDate(today) })}</p>
    </>
  );
}
