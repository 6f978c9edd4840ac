import type { RegisteredVehicle } from '../services.ts';

type Sample = Omit<RegisteredVehicle, 'title' | 'register_id' | 'is_sample' | 'year'>;

/** Invented registrations of common models, for demonstration dealers. */
export const SAMPLE_CARS: readonly Sample[] = [
	car('Mazda', 'CX-5', 'Maxx Sport', 'KF, 2.5 petrol automatic, white', 'SUV', '5 seats', 'white'),
	car('Toyota', 'Corolla', 'Ascent Sport', '2.0 petrol automatic, silver', 'Hatch', '5 seats', 'silver'),
	car('Hyundai', 'i30', 'Active', '2.0 petrol automatic, blue', 'Hatch', '5 seats', 'blue'),
	car('Toyota', 'HiLux', 'SR5', '2.8 diesel automatic, dual cab, grey', 'Ute', '5 seats', 'grey'),
	car('Ford', 'Ranger', 'XLT', '2.0 diesel automatic, dual cab, blue', 'Ute', '5 seats', 'blue'),
	car('Kia', 'Cerato', 'Sport', '2.0 petrol automatic, red', 'Sedan', '5 seats', 'red'),
	car('Mitsubishi', 'Outlander', 'LS', '2.5 petrol automatic, black', 'SUV', '7 seats', 'black'),
	car('Suzuki', 'Swift', 'GL Navigator', '1.2 petrol automatic, red', 'Hatch', '5 seats', 'red'),
];

/** Invented registrations of motorcycles, for demonstration dealers. */
export const SAMPLE_MOTORCYCLES: readonly Sample[] = [
	motorcycle('Yamaha', 'MT-07LA', '655 cc, learner approved, red', 'red'),
	motorcycle('Honda', 'CB500X', '471 cc, learner approved, black', 'black'),
	motorcycle('Kawasaki', 'Ninja 650L', '649 cc, learner approved, green', 'green'),
];

/** Invented registrations of caravans, for demonstration dealers. */
export const SAMPLE_CARAVANS: readonly Sample[] = [
	{
		item_type: 'caravan',
		make: 'Jayco',
		model: 'Journey',
		variant: 'Outback 18.57',
		summary: 'Sleeps 3, two axles, white',
		facts: [
			{ label: 'Sleeps', value: '3' },
			{ label: 'Axles', value: '2' },
		],
		body: 'caravan',
		colour: 'white',
	},
];

function car(
	make: string,
	model: string,
	variant: string,
	summary: string,
	body: string,
	seats: string,
	colour: string,
): Sample {
	const facts = [
		{ label: 'Body', value: `${body}, ${seats}` },
		{ label: 'Colour', value: capitalised(colour) },
	];
	return { item_type: 'car', make, model, variant, summary, facts, body: body.toLowerCase(), colour };
}

function motorcycle(make: string, model: string, summary: string, colour: string): Sample {
	const facts = [{ label: 'Colour', value: capitalised(colour) }];
	return { item_type: 'motorcycle', make, model, variant: null, summary, facts, body: 'motorcycle', colour };
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
