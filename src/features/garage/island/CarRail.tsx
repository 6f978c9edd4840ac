import type { GarageCar } from '../../../api/garage/garage.ts';
import { PLACEHOLDER_PATH } from '../../../paths/paths.ts';
import { carLine } from './garage-words.ts';

interface Props {
	cars: readonly (GarageCar & { price_then?: number | null })[];
	/** Whether the pictures are small. */
	isSmall?: boolean;
}

/** Vehicles side by side, each with its price; on narrow screens the row scrolls. */
export function CarRail({ cars, isSmall = false }: Props) {
	return (
		<ul className={isSmall ? 'car-rail car-rail--small' : 'car-rail'}>
			{cars.map((car) => (
				<li key={car.id}>
					{car.path === null ? (
						<div className="car-rail__car car-rail__car--gone">
							<CarFacts car={car} />
						</div>
					) : (
						<a className="car-rail__car" href={car.path}>
							<CarFacts car={car} />
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

function CarFacts({ car }: { car: Props['cars'][number] }) {
	const { text, isLess } = carLine(car);
	return (
		<>
			<img src={car.picture ?? PLACEHOLDER_PATH} width={1200} height={900} alt="" loading="lazy" />
			<b>{car.title}</b>
			<span className={isLess ? 'car-rail__line car-rail__line--less' : 'car-rail__line'}>{text}</span>
		</>
	);
}
