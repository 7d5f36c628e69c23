'use client';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { Hint } from './option.styles.ts';
import { OptionContent } from './OptionContent.tsx';
import { fold } from '@sereno/domain/search';
import type { SelectOption, SelectOptions } from './options.ts';
import { Heading, List, Panel, Place, Row } from './Select.styles.ts';
import { useThemeScope } from '../../theme/index.ts';

type SelectPanelProps = {
  /** Label of the field, which names the list too. */
  label: string;
  options: SelectOptions;
  direction: 'ltr' | 'rtl';
};

/** The list of a `Select`. */
export function SelectPanel({ label, options, direction }: SelectPanelProps) {
  const t = useTexts(selectTexts);
  const empty = options.every((item) => 'options' in item && item.options.length === 0);
  return (
    // Base UI hides the scroll bar with a style element, which a strict content policy refuses, so ours is visible.
    <CSPProvider disableStyleElements>
      <Select.Portal {...useThemeScope()}>
        <Place sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
          <Panel dir={direction}>
            {empty && <Hint as="output">{t('select.none')}</Hint>}
            <List aria-label={label}>
              {options.map((item, index) =>
                'options' in item ? (
                  <GroupRows key={index} label={item.label} options={item.options} />
                ) : (
                  <OptionRow key={index} option={item} />
                ),
              )}
            </List>
          </Panel>
        </Place>
      </Select.Portal>
    </CSPProvider>
  );
}

function GroupRows({ label, options }: { label: string; options: readonly SelectOption[] }) {
  if (options.length === 0) return null;
  return (
    <Select.Group>
      <Heading>{label}</Heading>
      {options.map((option, index) => (
        <OptionRow key={index} option={option} />
      ))}
    </Select.Group>
  );
}

function OptionRow({ option }: { option: SelectOption }) {
  return (
    // The typeahead label without accents: "o" finds Óscar, because many keyboards lack Ó.
    <Row value={option.value} label={fold(option.label)} disabled={option.disabled}>
      <OptionContent option={option} />
    </Row>
  );
}
