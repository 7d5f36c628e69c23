import { monthOf, monthRange } from '@sereno/domain/calendar';
import { REGISTER, type RegisterRow } from '@sereno/domain/register';
import { lazyComponent } from '@sereno/ui/lazy';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { DiscountButton } from '../features/discounts/DiscountButton.tsx';
import { RecordariPage } from '../features/recordari/RecordariPage.tsx';
import { NewActivityContext, type NewActivityProps } from '../features/registers/newActivity.ts';
import { RegisterPage, type RegisterSlots } from '../features/registers/RegisterPage.tsx';
import { beneficiaryTexts, discountTexts, listTexts, upgradeTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { useToday } from '../platform/clock.ts';
import { paths } from '../platform/paths.ts';
import { ReportPage } from '../features/dashboards/report/ReportPage.tsx';
import { BesideRegister, besideHref } from './BesideRegister.tsx';

// Each of these is smaller than a request.
export { AssignedQuotationsScreen } from './AssignedQuotationsScreen.tsx';
export { DiscountRequestsScreen } from './DiscountRequestsScreen.tsx';
export { FollowUpScreen } from './FollowUpScreen.tsx';

/** The dialog is lazy: few rows of few registers are a reason for an activity. */
const ActivityDialog = lazyComponent(() =>
  import('../features/activity/NewActivityDialog.tsx').then((module) => module.NewActivityDialog),
);

const nothing = (): void => undefined;

const newActivity = (props: NewActivityProps) => <ActivityDialog {...props} onChange={nothing} />;

/**
 * The page of every register, with the activity dialog of another feature, which does not know it. In one file with the screen below,
 * because a page of two files waits for both.
 */
export function RegisterScreen() {
  return (
    <NewActivityContext value={newActivity}>
      <RegisterPage />
    </NewActivityContext>
  );
}

/** `/contract`: a contract's detail leads to the discounts that are asked for it (UND-34, UND-35). */
export function ContractsScreen() {
  return (
    <NewActivityContext value={newActivity}>
      <RegisterPage slots={CONTRACT_SLOTS} />
    </NewActivityContext>
  );
}

const CONTRACT_SLOTS: RegisterSlots = { RowActions: ContractDiscount };

function ContractDiscount({ row: { id, values } }: { row: RegisterRow }) {
  const { t } = useText(discountTexts);
  const name = String(values['number'] ?? '');
  return <DiscountButton key={id} sale={{ kind: 'contract', id }} name={name} label={t('discount.ask')} />;
}

const ListImport = lazyComponent(() => import('../features/lists/ListImport.tsx').then((module) => module.ListImport));
const ListUndo = lazyComponent(() => import('../features/lists/ListImport.tsx').then((module) => module.ListUndo));

/** `/prospect/browse-databases`: the bought lists; they are imported and taken back in dialogs of their own (UND-06). */
export function ProspectListsScreen() {
  const { t } = useText(listTexts);
  const slots: RegisterSlots = { addLabel: t('lists.import'), Editor: ListImport, RowActions: ListUndo };
  return <RegisterPage slots={slots} />;
}

const LIST_PEOPLE: RegisterSlots = { href: ({ id }) => paths.prospectDetail(id) };

/** `/prospect/browse-dbreview`: what became of each bought list, which leads to its prospects (UND-05). */
export function ListReviewScreen() {
  const [path] = useLocation();
  const people = REGISTER['list-people'];
  const slots: RegisterSlots = {
    href: ({ id }) => besideHref(path, people, { field: 'listId', kind: 'oneOf', values: [String(id)] }),
  };
  return (
    <BesideRegister register={people} size="small" slots={LIST_PEOPLE}>
      {(link) => <RegisterPage slots={{ ...slots, link }} />}
    </BesideRegister>
  );
}

const BeneficiaryStart = lazyComponent(() =>
  import('../features/registers/contract/contractDialogs.ts').then((module) => module.BeneficiaryStart),
);
const BeneficiaryActions = lazyComponent(() =>
  import('../features/registers/contract/contractDialogs.ts').then((module) => module.BeneficiaryActions),
);

const UpgradeStart = lazyComponent(() =>
  import('../features/registers/contract/contractDialogs.ts').then((module) => module.UpgradeStart),
);

/** `/contract/upgrade`: the upgrades, and the dialog that makes one (UND-36). */
export function UpgradesScreen() {
  const { t } = useText(upgradeTexts);
  const slots: RegisterSlots = { addLabel: t('upgrade.start'), Editor: UpgradeStart };
  return <RegisterPage slots={slots} />;
}

/** `/contract/beneficiaries`: the beneficiaries, changed as the list of their contract (UND-37). */
export function BeneficiariesScreen() {
  const { t } = useText(beneficiaryTexts);
  const slots: RegisterSlots = {
    addLabel: t('beneficiaries.addTo'),
    Editor: BeneficiaryStart,
    RowActions: BeneficiaryActions,
  };
  return <RegisterPage slots={slots} />;
}

const PERIOD: RegisterSlots = { RowActions: BeneficiaryActions };

/** `/contract/beneficiaries-period`: what happens to beneficiaries in a range of days, this month to begin with (UND-39). */
export function BeneficiariesPeriodScreen() {
  const [path] = useLocation();
  const [address] = useSearchParams();
  const today = useToday();
  const hasPeriod = address.getAll('filter').some((filter) => filter.startsWith('day:')) || address.has('row');
  if (hasPeriod) return <RegisterPage slots={PERIOD} />;
  const { start, end } = monthRange(monthOf(today));
  const period = new URLSearchParams(address);
  period.append('filter', `day:${start}..${end}`);
  return <Redirect to={`${path}?${period.toString()}`} replace />;
}

/** `/recordari`: the board of the rooms, in one file with the registers of its reservations and of the rooms, to which it leads. */
export function RecordariScreen() {
  return (
    <BesideRegister register={REGISTER.rooms} size="medium">
      {(link) => <RecordariPage roomsLink={link} />}
    </BesideRegister>
  );
}

/** `/report/weighing`: the index of an adviser's work, and the register of its weights for those who keep them (UND-25). */
export function WeighingScreen() {
  return (
    <BesideRegister register={REGISTER['work-weights']} size="small">
      {(link) => <ReportPage beside={link} />}
    </BesideRegister>
  );
}
