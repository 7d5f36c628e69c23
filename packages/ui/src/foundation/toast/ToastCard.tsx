'use client';
import { X } from '../icons/x.ts';
import { toneIcons } from '../status/toneIcons.ts';
import type { Toast } from '@base-ui/react/toast';
import { useFormats, useTexts } from '../../locale/index.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { Action, Card, Content, Description, Dismiss, Messages, Surface, Text, Times, Words } from './Toast.styles.ts';
import type { HeldToast } from './toasts.ts';

type ToastCardProps = {
  /** Base UI's toast. */
  toast: Toast.Root.ToastObject<HeldToast>;
  data: HeldToast;
  /** It is fading out and cannot be reached. */
  leaving: boolean;
  onClose: () => void;
};

/** More messages could not be read in time. */
const listed = 5;

/** One toast. */
export function ToastCard({ toast, data, leaving, onClose }: ToastCardProps) {
  const formats = useFormats();
  const t = useTexts(statusTexts);
  const { tone, text, description, messages, action, times } = data;
  const Icon = toneIcons[tone];
  const further = messages.length - listed;
  return (
    <Card
      toast={toast}
      data-part="toast"
      // A group rather than Base UI's dialog: it asks for nothing, and searching for the dialog should not find it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags of that role are for fields and disclosures.
      role="group"
      aria-modal={undefined}
      inert={leaving}
      swipeDirection={['left', 'right']}
      onPointerDown={(event) => {
        // Swiping is for touch; a mouse selects the text, to report it.
        if (event.pointerType === 'mouse') event.preventBaseUIHandler();
      }}
    >
      <Surface>
        <Content data-tone={tone}>
          <Icon aria-hidden />
          <Words>
            {/* The region announces additions politely; an error does not wait. */}
            <div role={tone === 'danger' ? 'alert' : undefined}>
              <Text render={<p />}>
                <VisuallyHidden>{t(`banner.${tone}`)} </VisuallyHidden>
                {text}
              </Text>
              {(description !== undefined || messages.length > 0) && (
                <Description render={<div />}>
                  {description !== undefined && <p>{description}</p>}
                  {messages.length > 0 && (
                    <Messages>
                      {messages.slice(0, listed).map((message, index) => (
                        <li key={index}>{message}</li>
                      ))}
                      {further > 0 && <li>{t('toast.more', { count: further })}</li>}
                    </Messages>
                  )}
                </Description>
              )}
            </div>
            {action !== undefined && (
              <Action>
                <Button
                  size="small"
                  onClick={() => {
                    action.onPress();
                    onClose();
                  }}
                >
                  {action.label}
                </Button>
              </Action>
            )}
          </Words>
          {times > 1 && <Times>×{formatNumber(times, 0, formats)}</Times>}
          <Dismiss>
            {/* A press keeps the focus where it is, so that it is not lost with the toast. */}
            <IconButton
              label={t('toast.close')}
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={onClose}
            >
              <X />
            </IconButton>
          </Dismiss>
        </Content>
      </Surface>
    </Card>
  );
}
