'use client';
import { useState } from 'react';
import { ChevronDown } from '../../foundation/icons/chevron-down.ts';
import { Copy } from '../../foundation/icons/copy.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import { copyText } from '../../state/copyText.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { Digits, Ends, Explanation, Fold, Foot, Root, Title, Unfold } from './Fingerprint.styles.ts';

export type FingerprintProps = RootProps & {
  /** The fingerprint of the week (`weekFingerprint`), 64 hexadecimal digits. */
  value: string;
  /** Shows only its first and last group until pressed, when room is scarce. Default false. */
  folded?: boolean | undefined;
};

/** Digits that are read together. */
const GROUP = 4;

/** The fingerprint of the signed week, in groups that can be compared by eye and copied, with an explanation (CMA-16). */
export function Fingerprint({ value, folded = false, ...root }: FingerprintProps) {
  const t = useTexts(commissionTexts);
  const groups = value.match(GROUPS) ?? [];
  if (!folded)
    return (
      <Root {...root}>
        <Title>{t('fingerprint.title')}</Title>
        <Whole value={value} groups={groups} />
      </Root>
    );
  return (
    <div {...root}>
      <Fold>
        <Unfold>
          <Title>{t('fingerprint.title')}</Title>{' '}
          <Ends translate="no">
            {groups[0]} … {groups.at(-1)}
          </Ends>
          <ChevronDown aria-hidden />
        </Unfold>
        <Root>
          <Whole value={value} groups={groups} />
        </Root>
      </Fold>
    </div>
  );
}

/** All groups, their purpose, and the copy button. */
function Whole({ value, groups }: { value: string; groups: readonly string[] }) {
  const t = useTexts(commissionTexts);
  const [copied, setCopied] = useState<{ value: string; done: boolean } | null>(null);
  const answer = copied?.value === value ? copied.done : null;
  return (
    <>
      <Digits translate="no">
        {groups.map((group, place) => (
          // Groups may be equal; their index identifies them and never changes.
          <span key={`${place} ${group}`}>{group}</span>
        ))}
      </Digits>
      <Explanation>{t('fingerprint.explanation')}</Explanation>
      <Foot>
        <Button
          size="small"
          startIcon={<Copy aria-hidden />}
          onClick={() => void copyText(value).then((done) => setCopied({ value, done }))}
        >
          {t('fingerprint.copy')}
        </Button>
        <output>
          {answer === true && t('fingerprint.copied')}
          {answer === false && t('fingerprint.notCopied')}
        </output>
      </Foot>
    </>
  );
}

const GROUPS = new RegExp(`.{1,${GROUP}}`, 'gu');
