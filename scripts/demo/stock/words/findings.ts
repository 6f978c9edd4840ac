import type { ItemType } from '../../../../src/domain/vehicle/attributes/item-type.ts';

/** Number of entries at the start of each list of work that suit a nearly new vehicle. */
export const LIGHT_WORK = 7;

/** Flaws and workshop jobs, in the form they have inside a sentence. */
interface Findings {
	/** 'kerb rash on two wheels' */
	marks: readonly string[];
	/** 'replaced the brake pads', after 'we'; the first ones suit a nearly new vehicle. */
	work: readonly string[];
}

/** Flaws and workshop jobs of used vehicles, by their kind. */
// biome-ignore format: a table reads by rows
export const FINDINGS: Record<ItemType, Findings> = {
	car: {
		marks: [
			'a stone chip in the bonnet edge', 'kerb rash on the left front wheel', 'kerb rash on two wheels', 'a 4 cm scratch on the rear bumper', 'wear on the driver’s seat bolster',
			'a small crease in the left rear door', 'a repaired chip in the windscreen', 'a scuffed boot sill', 'fine swirl marks in the bonnet', 'a touched-up scratch on the right front door',
			'a trolley dent in the right rear door', 'a faded badge on the tailgate', 'a coffee stain on the rear carpet', 'a loose thread on the passenger seat', 'light scratches round the door handles',
			'a cracked number-plate surround', 'a shiny steering-wheel rim', 'a dull right headlamp lens', 'a dimple in the roof above the driver', 'a scrape under the front bumper',
		],
		work: [
			'changed the cabin filter and wiper blades', 'aligned and balanced the wheels', 'touched up the stone chips', 'updated the software', 'fitted a key battery and wiper blades', 'rotated the tyres', 'gave it its next service early',
			'cleaned and polished the headlamps', 'changed the brake fluid and coolant', 'replaced the front brake pads and discs', 'fitted a new battery', 'replaced the rear brake pads', 'serviced the air conditioning',
			'replaced two suspension bushes', 'replaced the tailgate struts', 'fitted rear shock absorbers', 'replaced a wheel bearing',
		],
	},
	caravan: {
		marks: [
			'a scuff on the rear left corner', 'a small dent in the front panel', 'a faded decal on the off side', 'a repaired tear in the awning', 'a chip in the shower tray', 'a worn patch on the lounge where a dog slept',
			'hail dimples on the hatch lids', 'a stiff drawer under the bed', 'sun-faded curtains on the kitchen side', 'a scratch along the entry door', 'worn vinyl by the step', 'a crack in one tail-lamp lens',
		],
		work: [
			'repacked the wheel bearings', 'renewed the sealant along the roof edges', 'replaced the gas regulator and hose', 'fitted a smoke alarm and a fire blanket', 'fitted a new jockey wheel', 'adjusted the brakes', 'sanitised the tanks',
			'fitted two tyres and a spare', 'replaced the house battery', 'fitted a new awning fabric', 'replaced the water pump', 'replaced the brake magnets', 'renewed a hatch seal', 'changed every lamp to LED',
		],
	},
	motorcycle: {
		marks: [
			'a scuffed bar end', 'a scratch on the left engine cover', 'stone chips under the headlamp', 'a bent brake lever tip', 'a nick in the seat cover', 'a scraped right footpeg', 'tank-bag marks on the paint', 'a faded left grip',
			'light rust on one exhaust bolt', 'a polished patch where knees have been', 'a sticker shadow on the tail',
		],
		work: [
			'changed the oil and filter', 'checked the valve clearances', 'greased the linkages', 'changed the coolant and brake fluid', 'replaced the levers', 'balanced the throttle bodies', 'cleaned and adjusted everything that moves',
			'replaced the brake pads front and rear', 'changed the fork oil', 'fitted a new battery', 'replaced the steering-head bearings', 'fitted new fork seals',
		],
	},
};
