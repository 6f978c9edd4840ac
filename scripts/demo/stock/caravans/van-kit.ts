/** Usual equipment of each kind of van, in the words of a caravan yard. Lines of the tables begin with one of these lists. */

export const CAMPER_KIT: readonly string[] = [
	'Slide-out kitchen with two-burner stove',
	'Queen-size innerspring mattress',
	'Annexe with walls',
	'75-litre water tank',
	'100 Ah battery with charger',
	'Electric brakes with breakaway',
	'Jerry can and gas bottle holders',
];

/** Equipment of a caravan for holidays at powered sites. */
export const TOURING_KIT: readonly string[] = [
	'Reverse-cycle air conditioning',
	'Three-way fridge, 150 litres',
	'Four-burner stove with grill',
	'Microwave',
	'Roll-out awning',
	'Electric brakes',
	'Drop-down corner legs',
	'LED lighting inside and out',
];

/** Equipment of a large caravan, with an ensuite. */
export const FULL_KIT: readonly string[] = [
	'Reverse-cycle air conditioning',
	'Fridge-freezer, 190 litres',
	'Ensuite with separate shower',
	'Washing machine',
	'Four-burner stove with grill',
	'Microwave',
	'Roll-out awning',
	'Two 95-litre water tanks',
	'Outside speakers and picnic table',
	'LED lighting inside and out',
];

/** Equipment for nights away from power. */
export const OFF_GRID_KIT: readonly string[] = [
	'400 W of solar panels',
	'200 Ah lithium battery',
	'2,000 W inverter',
	'Battery monitor with phone app',
	'Diesel heater',
	'Third water tank, 80 litres',
];

/** Equipment for rough roads. */
export const OFF_ROAD_KIT: readonly string[] = [
	'Independent coil suspension with twin shock absorbers',
	'12-inch off-road brakes',
	'Checkerplate lower panels',
	'All-terrain tyres',
	'Articulating hitch',
	'Stone guard',
];

/** Equipment of a motorhome. */
export const MOTORHOME_KIT: readonly string[] = [
	'Reverse-cycle air conditioning',
	'Fridge-freezer, 175 litres',
	'Ensuite',
	'Three-burner stove with grill',
	'Microwave',
	'Wind-out awning with LED strip',
	'Reversing camera',
	'House battery, 100 Ah',
	'160 W of solar panels',
	'Swivelling cab seats',
];
