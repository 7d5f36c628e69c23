'use client';
import { useRef, useState, type ReactNode, useEffect } from 'react';
import { Banner, BottomSheet, Button, type ControlledOpenProps, DialogClose } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { signatureTexts } from '../../locale/texts/es/signature.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { draftImage, hasInk, NO_DRAFT, type SignatureDraft } from '../pad/signatureDraft.ts';
import { SignatureInput } from '../pad/SignatureInput.tsx';
import { Actions, Content, Final, Signing, Subject, SubjectTitle, News } from './SignatureDialog.styles.ts';
import { useAcceptance } from './useAcceptance.ts';

/**
 * Closing never asks: the drawing is restored on reopening, until it was accepted. For another subject give the dialog
 * another `key`.
 */
export type SignatureDialogProps = RootProps &
  ControlledOpenProps & {
    /** Name of the signer, shown to people who type it: they sign with what they type (SIG-06). */
    signer: string;
    /** What is signed: the week, the amount, the fingerprint. */
    children: ReactNode;
    /** It is being saved: the pad is disabled, and nothing the person does closes the dialog. */
    busy: boolean;
    /** Why saving failed and what to do; announced. Null without a failure. */
    problem: string | null;
    /**
     * Called once per acceptance, also on a double click, with the signature as a PNG data URL: transparent, trimmed to
     * its ink, at most 1200 by 600 px and 400,000 characters.
     */
    onAccept: (image: string) => void;
  };

/**
 * Signs what it shows, by pen, touch, mouse or keyboard: a sheet on a phone, a dialog in a wide window (SIG-01 to
 * SIG-06).
 */
export function SignatureDialog({
  open,
  onOpenChange,
  signer,
  children,
  busy,
  problem,
  onAccept,
  ...root
}: SignatureDialogProps) {
  const t = useTexts(signatureTexts);
  const [draft, setDraft] = useState(NO_DRAFT);
  const [noImage, setNoImage] = useState(false);
  const beginning = useRef<HTMLHeadingElement>(null);
  const { give, withdraw } = useAcceptance({ open, saving: busy, problem, onTaken: () => setDraft(NO_DRAFT) });
  const shown = noImage ? t('signatureDialog.noImage') : problem;

  const change = (next: (before: SignatureDraft) => SignatureDraft): void => {
    setDraft(next);
    setNoImage(false);
    withdraw();
  };
  const accept = (): void => {
    if (!hasInk(draft)) return;
    give(() => {
      const image = draftImage(draft);
      setNoImage(image === null);
      if (image === null) withdraw();
      else onAccept(image);
    });
  };
  return (
    <BottomSheet
      {...root}
      open={open}
      onOpenChange={(next, details) => {
        if (!next) withdraw();
        onOpenChange(next, details);
      }}
      size="large"
      // What is signed is read first, from the top: focusing a control further down would scroll a low window to it.
      initialFocus={beginning}
      title={t('signatureDialog.title')}
      busy={busy}
      footer={
        <Actions>
          <DialogClose>
            <Button aria-disabled={busy || undefined}>{t('signatureDialog.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t('signatureDialog.saving')}
            disabled={!busy && !hasInk(draft)}
            onClick={accept}
          >
            {t('signatureDialog.accept')}
          </Button>
        </Actions>
      }
    >
      <Content>
        <Subject>
          <SubjectTitle ref={beginning} tabIndex={-1}>
            {t('signatureDialog.subject')}
          </SubjectTitle>
          {children}
          <Final>{t('signatureDialog.final')}</Final>
        </Subject>
        <Signing>
          <SignatureInput
            label={t('signatureDialog.signature')}
            signer={signer}
            draft={draft}
            onDraft={change}
            locked={busy}
          />
          {shown !== null && !busy && <Problem key={shown} text={shown} />}
        </Signing>
      </Content>
    </BottomSheet>
  );
}

/** The reason of a failed save. It is below the pad, and scrolls into view. */
function Problem({ text }: { text: string }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    news.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <News ref={news}>
      <Banner tone="danger">{text}</Banner>
    </News>
  );
}
