'use client';
import { useState } from 'react';
import { Copy } from '../../foundation/icons/copy.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { fingerprintTexts } from '../../locale/ownTexts.ts';
import { copyText } from '../../state/copyText.ts';
import { Digits, Explanation, Foot, Root, Title } from './Fingerprint.styles.ts';

export type FingerprintProps = {
  /** The fingerprint of the week (`weekFingerprint`), 64 hexadecimal digits. */
  value: string;
};

/** Digits that are read together. */
const GROUP = 4;

/** The fingerprint of what is signed, in groups that can be compared by eye, copied, and explained in plain words. */
export function Fingerprint({ value }: FingerprintProps) {
  const t = useTexts(fingerprintTexts);
  const [copied, setCopied] = useState<{ value: string; done: boolean } | null>(null);
  const answer = copied?.value === value ? copied.done : null;
  return (
    <Root>
      <Title>{t('fingerprint.title')}</Title>
      <Digits translate="no">
        {(value.match(GROUPS) ?? []).map((group, place) => (
          // Groups may be alike; their place tells them apart and never changes.
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
    </Root>
  );
}

const GROUPS = new RegExp(`.{1,${GROUP}}`, 'gu');
