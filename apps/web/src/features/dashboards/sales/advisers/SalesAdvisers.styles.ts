import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** All tabs are in sight on a phone as well: where there is no room, their names stand in two lines. */
export const ShortTabs = styled.div`
  [role='tab'] {
    flex: 0 1 auto;
    overflow-wrap: normal;
    padding-inline: ${space(2)};

    @media ${media.md} {
      padding-inline: ${space(3)};
    }
  }
`;
