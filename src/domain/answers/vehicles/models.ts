import type { MakeAndModel } from './vehicle-words.ts';

/** The models that shoppers in Australia name most, by make, without those whose names are ordinary words: 'Golf', 'Outback', 'Transit'. */
const NAMES: Readonly<Record<string, string>> = {
	Toyota:
		'HiLux,HiAce,Corolla,Camry,Kluger,RAV4,Yaris,Prado,LandCruiser,C-HR,Fortuner,Supra,Tarago,Aurion,Prius',
	Ford: 'Ranger,Everest,Mustang,Fiesta,Falcon,Mondeo,Puma,Kuga',
	Mazda: 'CX-3,CX-30,CX-5,CX-60,CX-8,CX-9,BT-50,MX-5',
	Hyundai: 'Tucson,Santa Fe,Kona,Elantra,i20,i30,i40,iX35,iLoad,Ioniq,Palisade,Staria,Veloster',
	Kia: 'Sportage,Sorento,Cerato,Picanto,Stonic,Seltos,Stinger,Carnival,Niro,EV6,EV9',
	Mitsubishi: 'Triton,Pajero,Outlander,ASX,Lancer,Mirage,Eclipse Cross',
	Nissan: 'Navara,X-Trail,Qashqai,Juke,Patrol,Pathfinder,Leaf,Pulsar,Dualis',
	Subaru: 'Forester,Impreza,WRX,BRZ,Crosstrek',
	Volkswagen: 'Polo,Tiguan,Passat,Amarok,Touareg,Caddy,T-Roc,T-Cross',
	Honda: 'Civic,CR-V,HR-V,Odyssey',
	Suzuki: 'Swift,Vitara,Jimny,Baleno,Ignis,S-Cross',
	Isuzu: 'D-MAX,MU-X',
	Holden: 'Commodore,Colorado,Captiva,Cruze,Barina,Astra,Trax,Trailblazer',
	Jeep: 'Wrangler,Cherokee,Gladiator',
	'Land Rover': 'Defender,Evoque,Freelander',
	Skoda: 'Octavia,Kodiaq,Kamiq,Karoq',
	GWM: 'Jolion,Ute Cannon',
	LDV: 'T60,G10',
	BYD: 'Atto 3,Sealion',
	MG: 'ZS,HS,MG3,MG4',
	Tesla: 'Model 3,Model Y,Model S',
	BMW: 'X1,X3,X5',
	Audi: 'Q2,Q3,Q5,Q7',
};

/** Models that a dealer may not have. */
export const MODELS: readonly MakeAndModel[] = Object.entries(NAMES).flatMap(([make, models]) =>
	models.split(',').map((model) => ({ make, model })),
);
