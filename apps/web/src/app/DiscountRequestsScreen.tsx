import { REGISTER, type RegisterRow } from '@sereno/domain/register';
import { BadgePercent } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { lazyComponent } from '@sereno/ui/lazy';
import { BesideRegister } from './BesideRegister.tsx';
import { RegisterPage } from '../features/registers/RegisterPage.tsx';
import { discountTexts } from '../i18n/areas.ts';
import { useText } from '../i18n/index.tsx';
import { forUser } from '../platform/forUser.ts';

/** The dialog comes with the first decision. */
const DecideDiscount = lazyComponent(() =>
  import('../features/discounts/DecideDiscount.tsx').then((module) => module.DecideDiscount),
);

/** `/contract/list-discount-requested`: those that wait first, each with a button that leads to its decision (UND-35). */
export const DiscountRequestsScreen = forUser(({ user }) => {
  const { t } = useText(discountTexts);
  const [chosen, setChosen] = useState<RegisterRow | null>(null);
  const slots = useMemo(() => {
    const buttonOf = (row: RegisterRow) => ({
      id: 'decide',
      label: t('discount.decide'),
      icon: <BadgePercent />,
      onPress: () => setChosen(row),
    });
    return { rowButtons: (row: RegisterRow) => (row.isEnded ? [] : [buttonOf(row)]) };
  }, [t]);
  return (
    <>
      <BesideRegister register={REGISTER['discount-limits']} size="small">
        {(link) => <RegisterPage slots={{ ...slots, link }} />}
      </BesideRegister>
      {chosen !== null && (
        <Suspense fallback={null}>
          <DecideDiscount
            key={chosen.id}
            id={chosen.id}
            name={REGISTER['discount-requests'].rowName.map((field) => chosen.values[field] ?? '').join(' · ')}
            roleId={user.roleId}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
});
