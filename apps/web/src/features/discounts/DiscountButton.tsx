import type { SaleOf } from '@sereno/api/discount';
import { Button } from '@sereno/ui/foundation';
import { lazyComponent } from '@sereno/ui/lazy';
import { Suspense, useState } from 'react';

const AskDiscount = lazyComponent(() => import('./AskDiscount.tsx').then((module) => module.AskDiscount));

/** Opens the discounts of a quotation or contract; their dialog comes with the first press. */
export function DiscountButton({ sale, name, label }: { sale: SaleOf; name: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDiscount sale={sale} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
