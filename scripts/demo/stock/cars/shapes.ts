import type { Shape } from './car-line.ts';

const shape = (
	body: string,
	picture: Shape['picture'],
	words: string,
	doors: number,
	seats: number,
): Shape => ({
	body,
	picture,
	words,
	doors,
	seats,
});

/** Body shapes, in the words of listings, each with the drawing that shows it. */
export const HATCH = shape('Hatch', 'hatch', '5-door hatch', 5, 5);
export const HATCH3 = shape('Hatch', 'hatch', '3-door hatch', 3, 4);
export const SEDAN = shape('Sedan', 'sedan', '4-door sedan', 4, 5);
export const WAGON = shape('Wagon', 'wagon', '5-door wagon', 5, 5);
export const SUV = shape('SUV', 'suv', '5-door SUV', 5, 5);
export const SUV3 = shape('SUV', 'suv', '3-door SUV', 3, 4);
export const BIG_SUV = shape('SUV', 'suv-large', '5-door SUV', 5, 5);
/** SUV on a car's platform, with a third row. */
export const SOFT_SEVEN_SEATER = shape('SUV', 'suv', '5-door SUV, three rows', 5, 7);
/** SUV on a ladder frame, with a third row. */
export const SEVEN_SEATER = shape('SUV', 'suv-large', '5-door SUV, three rows', 5, 7);
export const UTE = shape('Ute', 'ute', 'Double cab pick-up', 4, 5);
export const UTE_CANOPY = shape('Ute', 'ute-canopy', 'Double cab pick-up with canopy', 4, 5);
export const UTE_TRAY = shape('Ute', 'ute-tray', 'Double cab with tray', 4, 5);
export const CAB_CHASSIS = shape('Cab Chassis', 'cab-chassis', 'Single cab chassis', 2, 2);
export const VAN = shape('Van', 'van', 'Panel van', 5, 2);
export const PEOPLE_MOVER = shape('People Mover', 'people-mover', '8-seat people mover', 5, 8);
export const COUPE = shape('Coupe', 'coupe', '2-door coupe', 2, 4);
export const ROADSTER = shape('Convertible', 'convertible', '2-door convertible', 2, 2);
export const CABRIOLET = shape('Convertible', 'convertible', '2-door convertible', 2, 4);
