import type { KnownRegister, RegisterState } from '@sereno/domain/register';
import { SegmentedControl } from '@sereno/ui/foundation';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.tsx';
import { registerTexts } from '../../i18n/areas.ts';
import { stateText } from './registerColumns.ts';
import { Above } from './Registers.styles.ts';

type StateChoiceProps = {
  register: KnownRegister;
  state: RegisterState;
  onChoose: (state: RegisterState) => void;
  /** At the end of the line. */
  link: ReactNode;
};

/** Which rows a register lists: those in use, those out of use, or all. */
export function StateChoice({ register, state, onChoose, link }: StateChoiceProps) {
  const { t } = useText(registerTexts);
  return (
    <Above>
      <SegmentedControl<RegisterState>
        label={t('register.state')}
        size="small"
        value={state}
        onChange={onChoose}
        options={[
          { value: 'active', label: stateText(register, false, t) },
          { value: 'ended', label: stateText(register, true, t) },
          { value: 'all', label: t('register.all') },
        ]}
      />
      {link}
    </Above>
  );
}
