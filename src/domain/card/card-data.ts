/** The types of a card's data, in one place for the components that render cards. */
export type { VehicleCard as Card } from './vehicle-card.ts';
