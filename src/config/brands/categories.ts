/** Which of the menu's categories the bodies of a make stand in (resolution 154), where makers have no words of their own for them. */
export const USUAL_CATEGORIES: Record<string, string[]> = {
	'Hatch & sedans': ['hatch', 'hatchback', 'sedan', 'wagon', 'stationWagon'],
	'SUVs & 4WDs': ['suv', '4x4'],
	'Utes & Vans': ['ute', 'van', 'peopleMover', 'cabChassis', 'bus', 'lightTruck'],
};
