import { Button, Card } from '../foundation/index.ts';
import { AppFrame } from './AppFrame.tsx';
import { Footer } from './Footer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** A long page whose rows end in an action each. */
export function LongPage({ footer }: { footer: boolean }) {
  return (
    <AppFrame footer={footer && <Footer company="Previsión del Valle" aboutHref="/about" contactHref="/contact" />}>
      {Array.from({ length: 30 }, (_, index) => (
        <Card key={index} title={`Contrato ${index + 1}`}>
          <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button size="small">Abrir {index + 1}</Button>
          </div>
        </Card>
      ))}
      <ScrollToTop />
    </AppFrame>
  );
}
