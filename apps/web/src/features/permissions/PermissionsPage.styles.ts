import { color, fontSize, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Lead = styled.p`
  max-inline-size: 80ch;
  margin: 0;
  color: ${color.textMuted};
`;

export const Settings = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(2)} ${space(6)};
  margin: 0;
  font-size: ${fontSize[13]};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    border-block-end: 1px solid ${color.border};
    padding-block-end: ${space(1.5)};
  }
  dt {
    min-inline-size: 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    font-weight: 550;
    text-align: end;
  }
`;
