import { BrandMark } from '@sereno/ui/shell';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { paths } from '../platform/paths.ts';

const Home = styled(Link)`
  display: inline-flex;
  border-radius: 6px;
  color: inherit;
  text-decoration: none;
`;

/** The product's mark, linked to the home page. */
export function Brand() {
  return (
    <Home href={paths.root}>
      <BrandMark />
    </Home>
  );
}
