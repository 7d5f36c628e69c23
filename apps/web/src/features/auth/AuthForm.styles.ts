import { media, space } from '@sereno/ui/theme';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

export const Content = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** An Enter that is held down sends once: sent again and again it would use up the attempts that the server allows. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

export const Form = styled.form.attrs({ onKeyDown: ignoreHeldEnter })`
  display: grid;
  gap: ${space(4)};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  & > * {
    flex: 1 1 max-content;
  }
`;

export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    @media ${media.touch} {
      min-block-size: 44px;
    }
  }
`;

/** Lets the label of a button without an edge begin where everything above it does. */
export const Outdented = styled.div`
  margin-inline-start: ${space(-3)};
`;
