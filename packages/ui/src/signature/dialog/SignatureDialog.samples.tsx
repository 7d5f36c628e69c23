export const week = (
  <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
    <dt>Semana</dt>
    <dd style={{ margin: 0 }}>46 de 2026</dd>
    <dt>A pagar</dt>
    <dd style={{ margin: 0 }}>$12,480.35</dd>
    <dt>Huella</dt>
    <dd style={{ margin: 0 }}>9f86d081 884c7d65 9a2feaa0 c55ad015 a3bf4f1b 2b0b822c d15d6c15 b0f00a08</dd>
  </dl>
);
