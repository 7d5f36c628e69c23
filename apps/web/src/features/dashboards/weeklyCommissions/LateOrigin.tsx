export { LineOrigin as default } from '@sereno/ui/commission';
