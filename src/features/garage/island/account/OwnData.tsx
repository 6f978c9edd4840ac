import { OWN_DATA_PATH } from '../../../../api/account/own-data-path.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { ERASING } from './erasing.ts';

/** The visitor's own data: all of it as a file, and the way to end the account. */
export function OwnData({ api }: { api: string }) {
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
				<div>
					<b>Delete your account</b>
					<p>What you saved, your passkeys and your alerts go at once.</p>
				</div>
				<a className="btn btn--3" href={ERASING}>
					Delete<span className="vh"> your account</span>
				</a>
			</li>
		</ul>
	);
}
