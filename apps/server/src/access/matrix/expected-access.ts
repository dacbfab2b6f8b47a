/**
 * Who may make which call, written by hand: a declaration that changes by mistake does not agree with it any more.
 * `anyone`, `signed-in`, an element of pages (`ui export`), a page (`page /admin/role`), the page that the call names
 * (`page named`), or both (`page named + ui export`).
 */
export const EXPECTED_ACCESS = `
POST /api/login/account: anyone
POST /api/login/outLogin: signed-in
GET /api/currentUser: signed-in
GET /api/notices: signed-in
PUT /api/notices: signed-in

GET /v1/permission/current: signed-in
GET /v1/permission/menu: signed-in
POST /v1/permission/findPermissions: page /admin/permission
POST /v1/permission: page /admin/permission
PUT /v1/permission/:id: page /admin/permission
DELETE /v1/permission/:id: page /admin/permission
DELETE /v1/permission/deleteBatch: page /admin/permission

GET /v1/role: page /admin/role
GET /v1/role/compare: page /admin/role
GET /v1/role/:id: page /admin/role
POST /v1/role: page /admin/role
PUT /v1/role/:id: page /admin/role
POST /v1/role/:id/copy: page /admin/role
DELETE /v1/role/:id: page /admin/role
GET /v1/role/:id/members: page /admin/role

GET /v1/dictionary/types: page /admin/dictionary
POST /v1/dictionary/types: page /admin/dictionary
PUT /v1/dictionary/types/:type: page /admin/dictionary
DELETE /v1/dictionary/types/:type: page /admin/dictionary
GET /v1/dictionary/types/:type/entries: page /admin/dictionary
POST /v1/dictionary/types/:type/entries: page /admin/dictionary
PUT /v1/dictionary/types/:type/entries/:code: page /admin/dictionary
DELETE /v1/dictionary/types/:type/entries/:code: page /admin/dictionary
PUT /v1/dictionary/types/:type/order: page /admin/dictionary
GET /v1/dictionary/texts: signed-in

POST /v1/user/changePassword: signed-in
POST /v1/user/getVerificationCode: anyone
GET /v1/user/preferences: signed-in
PUT /v1/user/preferences: signed-in
GET /v1/status: anyone
POST /v1/user/findCurrentUser: signed-in
POST /v1/user/verifyUserPassword: signed-in
POST /v1/user/uploadAvatar: signed-in
POST /v1/user/removeAvatar: signed-in
GET /v1/user/getAvatar/:avatarName: anyone
POST /v1/user/findUsers: page /admin/account
POST /v1/user/findUserByName: page /admin/account
POST /v1/user/findOptions: page /admin/account
POST /v1/user/addUser: page /admin/account
POST /v1/user/updateUser: page /admin/account
POST /v1/user/disableUser: page /admin/account
POST /v1/user/disableUsers: page /admin/account
POST /v1/user/resetPassword: page /admin/account
POST /v1/user/findUserSessions: page /admin/account
POST /v1/user/revokeUserSession: page /admin/account
POST /v1/user/revokeUserSessions: page /admin/account
POST /v1/user/exportUsers: page /admin/account + ui export
GET /v1/user/importTemplate: page /admin/account
POST /v1/user/importUsers: page /admin/account

GET /v1/department/tree: page /admin/department
POST /v1/department: page /admin/department
PUT /v1/department/:id: page /admin/department
POST /v1/department/:id/move: page /admin/department
DELETE /v1/department/:id: page /admin/department
POST /v1/department/:id/findMembers: page /admin/department
POST /v1/department/findCandidates: page /admin/department
POST /v1/department/:id/addMembers: page /admin/department
POST /v1/department/:id/removeMembers: page /admin/department

POST /v1/inquire/condition: page named
GET /v1/analysis: signed-in
POST /v1/analysis/:area/:page/:panel: page named
POST /v1/analysis/:area/:page/:panel/rows: page named
POST /v1/analysis/:area/:page/export: page named + ui export
POST /v1/analysis/:area/:page/:panel/rows/export: page named + ui export
GET /v1/metrics: signed-in
GET /v1/track/:kind/:machine: signed-in
GET /v1/entity/:kind/:id: signed-in
POST /v1/entity/:kind/:id/rows: signed-in
GET /v1/vessel/calls: signed-in
GET /v1/forecast/vessel/:visitId: signed-in

POST /v1/ingest/:kind: ui data.ingest
GET /v1/ingest/kinds: ui data.ingest
GET /v1/ingest/batches: ui data.ingest
GET /v1/ingest/batches/:id: ui data.ingest
GET /v1/ingest/batches/:id/rejected-rows: ui data.ingest
GET /v1/ingest/batches/:id/rejections: ui data.ingest
POST /v1/ingest/batches/:id/corrections: ui data.ingest
GET /v1/ingest/batches/:id/messages: ui data.ingest
GET /v1/ingest/batches/:id/messages/:seq: ui data.ingest
GET /v1/ingest/messages: ui data.ingest
GET /v1/ingest/mappings: ui data.ingest
GET /v1/ingest/mappings/:id: ui data.ingest
PUT /v1/ingest/mappings/:id: ui data.ingest
DELETE /v1/ingest/mappings/:id: ui data.ingest
POST /v1/ingest/mappings/preview: ui data.ingest
GET /v1/ingest/sources: ui data.ingest
POST /v1/ingest/terminals: ui data.ingest

GET /v1/views: signed-in
POST /v1/views: signed-in
PUT /v1/views/:id: signed-in
DELETE /v1/views/:id: signed-in
POST /v1/views/:id/restore: signed-in
PUT /v1/view-default: signed-in
POST /v1/shares: signed-in
GET /v1/shares: signed-in
GET /v1/shares/:id: signed-in
DELETE /v1/shares/:id: signed-in
POST /v1/shares/:id/restore: signed-in
GET /v1/annotations: signed-in
POST /v1/annotations: signed-in
PUT /v1/annotations/:id: signed-in
DELETE /v1/annotations/:id: signed-in
POST /v1/annotations/:id/restore: signed-in
GET /v1/alerts: signed-in
POST /v1/alerts: signed-in
PUT /v1/alerts/:id: signed-in
DELETE /v1/alerts/:id: signed-in
POST /v1/alerts/:id/restore: signed-in
POST /v1/alerts/:id/snooze: signed-in
POST /v1/alerts/:id/acknowledge: signed-in
GET /v1/schedules: ui export
POST /v1/schedules: ui export
PUT /v1/schedules/:id: ui export
DELETE /v1/schedules/:id: ui export
POST /v1/schedules/:id/restore: ui export
POST /v1/schedules/:id/pause: ui export
POST /v1/schedules/:id/run: ui export
GET /v1/schedules/:id/runs: ui export
`
