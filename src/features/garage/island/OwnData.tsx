import { OWN_DATA_PATH } from '../../../api/account/own-data-path.ts';
import type { Garage } from '../../../api/garage/garage.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface Props {
	api: string;
	garage: Garage;
	noun: { one: string; many: string };
	/** The privacy policy; null where the site has none. */
	privacy: string | null;
	/** Erases the account. */
	erase: () => void;
}

/** The visitor's own data: all of it as a file, and the end of the account with what goes and what stays. */
export function OwnData({ api, garage, noun, privacy, erase }: Props) {
	const { cars, searches, passkeys, enquiries } = garage;
	const gone = [
		cars.length > 0 && `${counted(cars.length, `saved ${noun.one}`, `saved ${noun.many}`)}, with your notes`,
		searches.length > 0 && counted(searches.length, 'saved search', 'saved searches'),
		passkeys.length > 0 && counted(passkeys.length, 'passkey', 'passkeys'),
		'All alerts, by email and text',
		'Your sign-in, on every device',
	].filter((text) => text !== false);
	return (
		<ul className="garage__rows garage__rows--icons">
			<li>
				<Icon name="download" />
				<div>
					<b>Download everything we hold</b>
					<p>One file with all of it. Ready at once.</p>
				</div>
				<a className="btn btn--2" href={api + OWN_DATA_PATH} download>
					Download
				</a>
			</li>
			<li>
				<Icon name="bin" />
				<details className="garage__erase">
					<summary>
						<span className="garage__erase-words">
							<b>Delete your account</b>
							What you saved, your passkeys and your alerts go at once.
						</span>
						<span className="btn btn--3">Delete</span>
					</summary>
					<p>This can’t be undone. You can download everything first.</p>
					<div className="garage__columns">
						<div>
							<h3>Gone at once</h3>
							<ul className="garage__gone">
								{gone.map((text) => (
									<li key={text}>
										<Icon name="x" />
										{text}
									</li>
								))}
							</ul>
						</div>
						<div>
							<h3>What stays</h3>
							<p>
								{enquiries.length === 0
									? 'Enquiries you send stay with the dealership'
									: `${counted(enquiries.length, 'enquiry stays', 'enquiries stay')} with the dealership`}
								{privacy === null ? '.' : ', for as long as its '}
								{privacy !== null && (
									<>
										<a className="inline-link" href={privacy}>
											privacy policy
										</a>{' '}
										says.
									</>
								)}
							</p>
						</div>
					</div>
					<button className="btn btn--1" type="button" onClick={erase}>
						Delete my account
					</button>
				</details>
			</li>
		</ul>
	);
}

function counted(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}
