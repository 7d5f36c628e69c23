import { Card, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** As the counters of a page stand: the first alone in its line where there is room for two. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  > :first-child {
    grid-column: 1 / -1;
  }

  @media ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(3)};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** Placeholder of a page while its code loads: a title, a row of figures, and their details. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Page data-page-pending>
        <Head>
          <Skeleton shape="text" width="240px" height="24px" />
          <Skeleton shape="block" width="200px" height="32px" />
        </Head>
        <Figures>
          {[1, 2, 3, 4, 5].map((figure) => (
            <Card key={figure}>
              <Skeleton shape="text" width="60%" height="20px" />
              <Skeleton shape="text" width="30%" height="32px" />
            </Card>
          ))}
        </Figures>
        <Columns>
          <Card>
            <Skeleton shape="block" height="400px" />
          </Card>
          <Card>
            <Skeleton shape="block" height="240px" />
          </Card>
        </Columns>
      </Page>
    </SkeletonGroup>
  );
}
