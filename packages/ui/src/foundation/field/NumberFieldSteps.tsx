'use client';
import { Minus } from '../icons/minus.ts';
import { Plus } from '../icons/plus.ts';
import { useTexts } from '../../locale/index.ts';
import { fieldTexts } from '../../locale/texts/es/field.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Steps } from './NumberField.styles.ts';
import { useHold } from './useHold.ts';

type NumberFieldStepsProps = {
  /** Label of the field; part of the buttons' names. */
  label: string;
  disabled: boolean;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (times: 1 | -1) => void;
};

/** The buttons of a number field. They are not tab stops: the keyboard has its arrows. */
export function NumberFieldSteps({ label, disabled, canDecrease, canIncrease, onStep }: NumberFieldStepsProps) {
  const t = useTexts(fieldTexts);
  const decrease = useHold(() => onStep(-1), canDecrease);
  const increase = useHold(() => onStep(1), canIncrease);
  const common = { size: 'small', tabIndex: -1, disabled } as const;
  return (
    <Steps>
      <IconButton {...decrease} {...common} label={t('numberField.decrease', { label })}>
        <Minus />
      </IconButton>
      <IconButton {...increase} {...common} label={t('numberField.increase', { label })}>
        <Plus />
      </IconButton>
    </Steps>
  );
}
