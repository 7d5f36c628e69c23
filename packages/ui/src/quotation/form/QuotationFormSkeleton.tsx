'use client';
import { Cell } from '../../foundation/form/form.styles.ts';
import { Card, Skeleton, SkeletonGroup } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { quotationTexts } from '../../locale/texts/es/quotation.ts';
import { Aside, Column, Fields, Layout, Root } from './QuotationForm.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';

const FieldShape = ({ wide = false }: { wide?: boolean }) => (
  <Cell data-wide={wide || undefined}>
    <Column style={{ gap: 6 }}>
      <Skeleton width="12ch" />
      <Skeleton shape="block" height="40px" />
    </Column>
  </Cell>
);

/** The form while its plans and prices are on their way, in its shape. */
export function QuotationFormSkeleton(root: RootProps) {
  const t = useTexts(quotationTexts);
  return (
    <Root {...root}>
      <Layout as="div">
        <Card title={t('quotationForm.terms')}>
          <SkeletonGroup>
            <Fields>
              <FieldShape wide />
              <FieldShape wide />
              <FieldShape />
              <FieldShape />
              <FieldShape wide />
            </Fields>
          </SkeletonGroup>
        </Card>
        <Aside>
          <Card title={t('quotationFigures.title')}>
            <Skeleton shape="block" height="180px" />
          </Card>
        </Aside>
      </Layout>
    </Root>
  );
}
