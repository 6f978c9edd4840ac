import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { StockReport } from '../report/stock-report.ts';
import type { KeptRows } from './kept-rows.ts';

/** A feed's stock after its checks. */
export interface CheckedStock {
	vehicles: Vehicle[];
	report: StockReport;
	/** The checked rows. */
	rows: KeptRows;
}

/** A feed's stock, and what it had before. */
export interface Stock extends CheckedStock {
	/** See `departedVehicles`. */
	departed: Vehicle[];
}
