export { LineOrigin } from '@sereno/ui/commission';
