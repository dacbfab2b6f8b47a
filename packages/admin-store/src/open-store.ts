import { type AdminStore, adminStoreOn } from './admin-store.ts'
import { type AdminStoreLocation, databaseAt } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/**
 * Opens the administration store and brings its schema up to date. Throws when the engine cannot be
 * reached or its schema is newer than this program; the message never holds the URL's password.
 */
export async function openAdminStore(location: AdminStoreLocation): Promise<AdminStore> {
  const { kind, db } = databaseAt(location)
  try {
    await migrate(db, kind, migrations)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return adminStoreOn(db, kind)
}
