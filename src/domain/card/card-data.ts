/** A vehicle as cards show it: made by the trade's rules, drawn by the pages. */
export type { VehicleCard as Card } from './vehicle-card.ts';
