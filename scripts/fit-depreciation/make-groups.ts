/** Makes whose prices fall alike, by the name of the group. Makes with few listings are left out: their vehicles are valued by hand. */
export const MAKE_GROUPS: Readonly<Record<string, readonly string[]>> = {
	toyota: ['Toyota'],
	japanese: ['Honda', 'Isuzu', 'Mazda', 'Mitsubishi', 'Nissan', 'Subaru', 'Suzuki'],
	korean: ['Hyundai', 'Kia'],
	european: ['Mini', 'Peugeot', 'Renault', 'Skoda', 'Volkswagen'],
	luxury: ['Audi', 'BMW', 'Jaguar', 'Land Rover', 'Lexus', 'Mercedes-Benz', 'Porsche', 'Volvo'],
	american: ['Ford', 'Holden', 'Jeep', 'Ram'],
	chinese: ['GWM', 'LDV', 'MG'],
};

/** The name of the group a make is in; null for a make in none. */
export function groupOf(make: string): string | null {
	return Object.keys(MAKE_GROUPS).find((name) => MAKE_GROUPS[name]?.includes(make)) ?? null;
}
