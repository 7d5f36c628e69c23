import { styled } from 'styled-components';
import { footerLine, headerLine } from '../dialog/panel.styles.ts';
import { Surface, Title } from '../popup/Popover.styles.ts';
import { color, space } from '../../theme/index.ts';

/** A window too low for sticky title and buttons, as with large text. */
const lowWindow = '@media (max-height: 30em)';

/** The whole panel scrolls, so that arrow keys scroll it wherever the focus is inside; title and buttons are sticky. */
export const PanelPopup = styled(Surface)`
  inline-size: 360px;
  max-block-size: min(var(--available-height), 640px);
  padding: 0;
  scroll-padding-block: 56px 72px;

  ${lowWindow} {
    scroll-padding-block: ${space(2)};
  }
`;

export const PanelTitle = styled(Title)`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin: 0;
  padding: ${space(3)} ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  ${headerLine}

  ${lowWindow} {
    position: static;
  }
`;

export const PanelBody = styled.div`
  outline: none;

  ${PanelPopup} > & {
    padding: ${space(1)} ${space(4)} ${space(4)};
  }
`;

export const PanelFooter = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  ${footerLine}

  ${lowWindow} {
    position: static;
  }
`;
