import { styled } from 'styled-components';

export const SavedRoot = styled.div`
  inline-size: 300px;
  max-inline-size: 100%;
`;
