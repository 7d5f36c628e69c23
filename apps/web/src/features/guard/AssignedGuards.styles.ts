import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const OwnNights = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 44px;
    padding-block: ${space(1)};

    &:not(:last-child) {
      border-block-end: 1px solid ${color.border};
    }
  }
  strong,
  li > span:first-child {
    margin-inline-end: auto;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  li > span:first-child {
    flex: 1 1 14rem;
    font-weight: 400;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

export const RosterNights = styled.ul`
  display: grid;
  gap: ${space(2.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize[14]};

  li {
    display: grid;
  }
  strong {
    font-size: ${fontSize[13]};
    font-weight: 550;
    color: ${color.textMuted};
  }
  [data-own] {
    font-weight: 550;
    color: ${color.primary};
  }
`;
